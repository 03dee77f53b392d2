import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { apiPaths, getPaths } from '@/contract/paths';
import { jobs } from './fixtures';

const at = (path: string) => `*${path}`;

export type ApiPath = (typeof apiPaths)[keyof typeof apiPaths];

const readingPaths: readonly string[] = Object.values(getPaths);
const methodOf = (path: ApiPath) => (readingPaths.includes(path) ? 'get' : 'post');

/** Successful responses of all calls. */
export const handlers = [
  http.get(at(apiPaths.jobs), () => HttpResponse.json({ result: { items: jobs } })),
  http.get(at(apiPaths.jobDetails), ({ request }) => {
    const id = new URL(request.url).searchParams.get('id');
    const job = jobs.find((candidate) => candidate.id === id);
    return job ? HttpResponse.json(job) : HttpResponse.json({ msg: 'Unknown vacancy' }, { status: 404 });
  }),
  http.post(at(apiPaths.register), () => HttpResponse.json({ msg: 'Account created' })),
  http.post(at(apiPaths.login), () => HttpResponse.json({ username: 'Adaeze' })),
  http.post(at(apiPaths.applicationForm), () => HttpResponse.text('stored')),
  http.post(at(apiPaths.contact), () => HttpResponse.json({})),
  http.post(at(apiPaths.forgotPassword), () => HttpResponse.json({})),
  http.post(at(apiPaths.resetPassword), () => HttpResponse.json({})),
];

/** The test network: the only part of the site that is not real. */
export const network = setupServer(...handlers);

/** Named failures. Each lasts until the test ends. */
export const scenarios = {
  /** The call is answered with this status and body; a string is sent as HTML. */
  answers: (path: ApiPath, status: number, body: string | object = {}) =>
    network.use(
      http[methodOf(path)](at(path), () =>
        typeof body === 'string' ? HttpResponse.html(body, { status }) : HttpResponse.json(body, { status }),
      ),
    ),
  /** The call is answered with this body once the returned function is called. */
  answersLate: (path: ApiPath, body: object = {}): (() => void) => {
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    network.use(http[methodOf(path)](at(path), () => isAnswered.then(() => HttpResponse.json(body))));
    return answer;
  },
  /** The connection is cut. */
  isCut: (path: ApiPath) => network.use(http[methodOf(path)](at(path), () => HttpResponse.error())),
  /** The status comes, and then the connection is cut before the body has. */
  breaksInBody: (path: ApiPath) =>
    network.use(
      http[methodOf(path)](at(path), () => {
        const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut')) });
        return new HttpResponse(body, { status: 200 });
      }),
    ),
  /** The call never answers. */
  hangs: (path: ApiPath) => network.use(http[methodOf(path)](at(path), () => new Promise<never>(() => {}))),
  /** The gateway in front of the backend answers with an HTML error page. */
  gatewayIsDown: (path: ApiPath) => scenarios.answers(path, 502, '<html><h1>Bad gateway</h1></html>'),
};

/** Collects copies of the requests to a path. */
export function recordRequests(path: ApiPath): Request[] {
  const requests: Request[] = [];
  network.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname === path) requests.push(request.clone());
  });
  return requests;
}
