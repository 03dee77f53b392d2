// jsdom hides Node's fetch family; msw and RTK Query need the real one, with addresses relative to the page.
const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    // msw/node and friends must not resolve to their browser builds.
    this.customExportConditions = ['node', 'node-addons'];
    const { global: page } = this;
    Object.assign(page, {
      fetch,
      Headers,
      Response,
      FormData,
      File,
      Blob,
      AbortController,
      AbortSignal,
      structuredClone,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      WritableStream,
      TransformStream,
      DecompressionStream,
      BroadcastChannel,
    });
    // jsdom has no screen: no media query holds.
    page.matchMedia = (media) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    const NodeRequest = Request;
    page.Request = class PageRequest extends NodeRequest {
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, page.location.href) : input, init);
      }
    };
  }
};
