import classes from './PortraitPicture.module.css';

export interface PortraitPictureProps {
  /** JPEG in Base64. */
  portrait: string;
  alt: string;
}

export const PortraitPicture = ({ portrait, alt }: PortraitPictureProps) => (
  <img className={classes['portrait']} src={`data:image/jpeg;base64,${portrait}`} alt={alt} />
);
