export { writePdf } from './writePdf';
