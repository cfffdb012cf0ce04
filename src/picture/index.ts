export { followStyles } from './followStyles';
export { hideAmounts, withoutAmounts } from './hideAmounts';
export { type DrawnPicture, type PictureMirror, keepPicture, type PictureSettings } from './keepPicture';
export { releasedStyles } from './releasedStyles';
