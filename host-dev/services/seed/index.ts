export { seedOnce } from './seedOnce';
