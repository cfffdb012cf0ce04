export { drawTree } from './drawTree';
export { type PictureNode, pictureTree } from './pictureTree';
export { isReleasedStyle } from './releasedStyle';
export { treeOf } from './treeOf';
