import { TestEnvironment } from 'jest-environment-node';

/** Has `browser.ts` leave screenshots and traces when a journey fails. A default export because jest asks for one. */
export default class JourneyEnvironment extends TestEnvironment {
  async handleTestEvent(event: { name: string; test?: { name: string } }): Promise<void> {
    if (event.name === 'test_fn_failure' && event.test) await this.global.keepTraces?.(event.test.name);
  }
}

declare global {
  /** Set by `browser.ts` once a file has opened a browser. */
  var keepTraces: ((journey: string) => Promise<void>) | undefined;
}
