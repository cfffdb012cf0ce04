export { refutedEquations } from './refutedEquations';
