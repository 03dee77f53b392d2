import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom hides Node's fetch and what belongs to it. msw and RTK Query need the real ones, with addresses relative to the
 * page. A default export because jest asks for one.
 */
export default class JsdomWithFetch extends TestEnvironment {
  constructor(...args: ConstructorParameters<typeof TestEnvironment>) {
    super(...args);
    // Otherwise msw/node resolves to its browser build.
    this.customExportConditions = ['node', 'node-addons'];
    const page = this.global;
    const NodeRequest = Request;
    class PageRequest extends NodeRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, page.location.href) : input, init);
      }
    }
    const NodeFormData = FormData;
    // React makes one of each form whose submit starts a transition; Node's takes no form.
    class PageFormData extends NodeFormData {
      constructor(_form?: unknown) {
        super();
      }
    }
    Object.assign(page, {
      fetch,
      Headers,
      Request: PageRequest,
      Response,
      FormData: PageFormData,
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
      // jsdom has no screen: no media query matches.
      matchMedia: (media: string) => ({
        media,
        matches: false,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }),
    });
  }
}
