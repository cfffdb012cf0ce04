export { createFrameStore } from './frameStore';
export { type FrameParts, runFrame } from './runFrame';
