import { normaliseUrl } from '../../../src/lib/normaliseUrl';

/**
 * The settings by which a build knows its backend, as it writes them into the site.
 * @throws an error that says what to write
 */
export function backendSettings({ API_HOST = '', API_CREDENTIALS = '' }: NodeJS.ProcessEnv) {
  const isAddress = URL.canParse(API_HOST) && /^https?:$/.test(new URL(API_HOST).protocol);
  if (API_HOST && (!isAddress || /[?#]/.test(API_HOST)))
    throw new Error(`API_HOST must be an address like https://api.example.com, not "${API_HOST}".`);
  if (API_CREDENTIALS && API_CREDENTIALS !== 'include')
    throw new Error(
      `API_CREDENTIALS must be "include", for this project's own backend on another host, or empty, not "${API_CREDENTIALS}".`,
    );
  return { API_HOST: normaliseUrl(API_HOST), API_CREDENTIALS };
}
