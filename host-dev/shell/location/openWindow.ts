/** Opens an address outside of the shell; the new window learns neither who has opened it nor where from. */
export const openWindow = (url: string): void => void window.open(url, '_blank', 'noopener,noreferrer');
