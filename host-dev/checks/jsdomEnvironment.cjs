const { webcrypto } = require('node:crypto');
const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the platform's own fetch family and cryptography, which jsdom lacks and every browser has. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.defineProperty(this.global.crypto, 'subtle', { value: webcrypto.subtle });
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      Request,
      Response,
      Headers,
      fetch,
      structuredClone,
      AbortController,
      AbortSignal,
      BroadcastChannel: class {
        postMessage() {}
        close() {}
        addEventListener() {}
        removeEventListener() {}
      },
    });
  }
};
