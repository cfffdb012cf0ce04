export { addKey, checkedKeys, folderKeys } from './folderKeys';
export type { Key, KeyStore } from './keyStore';
export { openKeys } from './openKeys';
export { openPersonKeys, type PersonKeyStore, personKeysFolder } from './personKeys';
export { seal, unseal } from './seal';
