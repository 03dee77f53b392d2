import { createApi, fetchBaseQuery, type FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { apiHost, credentials } from '@/lib/config';
import { logProblem } from '@/lib/log';
import { parseAnswer, withRetryAfter } from './parseAnswer';

/** The site's one API; each resource file injects its endpoints. There is no timeout (docs/behaviour.md, section 7). */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: fetchBaseQuery({
    baseUrl: apiHost,
    fetchFn: fetchUncloned,
    credentials,
    responseHandler: async (response) =>
      withRetryAfter(parseAnswer(await readText(response)), response.headers.get('Retry-After')),
  }),
  catchSchemaFailure: (error, { endpoint }): FetchBaseQueryError => {
    logProblem(
      `${endpoint}: the answer does not match its schema`,
      error.issues.map(({ message }) => message),
    );
    return { status: 'CUSTOM_ERROR', error: 'answer of the wrong shape', data: error.value };
  },
  endpoints: () => ({}),
});

/**
 * The body, or an empty one if the connection breaks before its end: the server has accepted a write once its 2xx has come. A call
 * that needs the body then fails at its schema. Chromium gathers a Blob outside the page: `response.text()` blocks a slow phone for
 * 400 ms with 10,000 long vacancies, this for 40.
 */
const readText = async (response: Response) => {
  try {
    const body = await response.blob();
    return await body.text();
  } catch {
    return '';
  }
};

/** Whether a resource file is being replaced by an edited one, which happens under `npm run dev` only. */
export const isReplaced = (): boolean => module.hot?.status() === 'apply';

// The store goes on with the API it has, so another one needs a reload.
module.hot?.decline();

/**
 * fetchBaseQuery reads every answer a second time through a clone, for an error message that is never needed. With a
 * list of 10,000 vacancies that cost a slow phone half a second, so it gets a clone without a body.
 */
async function fetchUncloned(request: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(request, init);
  response.clone = () => new Response(null, response);
  return response;
}
