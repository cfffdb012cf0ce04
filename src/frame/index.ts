export { type FrameParts, runFrame } from './runFrame';
