export { Statement as Import } from './Statement';
