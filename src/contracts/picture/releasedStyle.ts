/** Whether this is the address of a released style sheet of the own origin: of the shell, or of a version of an area. */
export const isReleasedStyle = (address: string): boolean =>
  address.length <= 200 && /^\/(shell|areas\/[a-z-]+\/\d[\w.+-]*)(\/[\w-]+)*\/[\w.-]+\.css$/.test(address);

/** As many style sheets go with a picture at most. */
export const mostPictureStyles = 40;
