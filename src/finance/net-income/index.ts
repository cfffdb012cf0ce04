export { type GrossToNet, type GrossToNetInput, grossToNet } from './gross-to-net';
