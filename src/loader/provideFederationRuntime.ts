import * as runtimeCore from '@module-federation/runtime-core';
import { oneCoreVersion } from './oneCoreVersion';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/** Areas do not bring the federation runtime: the first script of ours on the page provides it, once. */
globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;
globalThis._FEDERATION_RUNTIME_CORE.registerGlobalPlugins([oneCoreVersion]);

/** A runtime plugin without hooks: importing this file is what counts. */
const provideFederationRuntime = () => ({ name: 'provide-federation-runtime' });
export default provideFederationRuntime;
