export { addKey, checkedKeys, folderKeys } from './folderKeys';
export type { Key, KeyStore } from './keyStore';
export { openKeys } from './openKeys';
export { seal, unseal } from './seal';
