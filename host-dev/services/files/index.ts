export { detectType } from './detectType';
export { checkedName, contentDisposition } from './fileName';
export { fileRoutes } from './fileRoutes';
export { listFiles } from './fileStore';
