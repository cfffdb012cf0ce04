export { drawTree } from './drawTree';
export { type PictureNode, pictureTree } from './pictureTree';
export { isReleasedStyle, mostPictureStyles } from './releasedStyle';
export { treeOf } from './treeOf';
