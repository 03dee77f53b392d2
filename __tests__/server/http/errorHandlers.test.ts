import fastify from 'fastify';
import { setErrorHandlers } from '@server/http/errorHandlers';
import { HttpError } from '@server/http/HttpError';

const app = fastify();
setErrorHandlers(app);
app.get('/fails', () => {
  throw thrown;
});

let thrown: Error;
afterAll(() => app.close());

const failWith = (error: Error) => {
  thrown = error;
  return app.inject('/fails');
};
const withStatus = (statusCode: number) => Object.assign(new Error('column "secret"'), { statusCode });

test.each([
  [415, 'The body of the request must be application/json.'],
  [499, 'The request could not be understood.'],
])('an error of Fastify’s with %i is said in plain words', async (status, msg) => {
  const answer = await failWith(withStatus(status));
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ msg });
});

const failed = { msg: 'Something went wrong on our side. Please try again in a moment.' };
const withCode = (code: string) => Object.assign(new Error('column "secret"'), { code });

test.each([new Error('column "secret"'), withCode('SQLITE_FULL'), withCode('ECONNREFUSED'), withStatus(399)])(
  'a database or a disk in trouble is 503 without details: %j',
  async (error) => {
    const answer = await failWith(error);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toEqual(failed);
  },
);

test.each([new TypeError('secret is undefined'), new RangeError('secret'), withStatus(500)])(
  'a mistake in the program is 500 without details, and nobody is asked to try again: %p',
  async (error) => {
    const answer = await failWith(error);
    expect(answer.statusCode).toBe(500);
    expect(answer.headers).not.toHaveProperty('retry-after');
    expect(answer.json()).toEqual(failed);
  },
);

test('an error of our own is answered as it is thrown', async () => {
  const answer = await failWith(new HttpError(429, 'Later.', { 'retry-after': '7' }));
  expect(answer).toMatchObject({ statusCode: 429, headers: { 'retry-after': '7' } });
  expect(answer.json()).toEqual({ msg: 'Later.' });
});
