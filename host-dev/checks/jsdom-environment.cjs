const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the platform's own fetch family, which jsdom lacks and every browser has. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
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
