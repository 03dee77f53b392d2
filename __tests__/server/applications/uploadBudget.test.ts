import { createUploadBudget } from '@server/applications/uploads';
import { HttpError } from '@server/http/HttpError';

const first = { ip: '192.0.2.1' };
const others = ['192.0.2.2', '192.0.2.3', '2001:db8:1::1', '2001:db8:2::1'].map((ip) => ({ ip }));

test('a network holds a quarter at most, and all networks together no more than there is', () => {
  const hold = createUploadBudget(100, 1);
  hold(first).count(20);
  expect(() => hold(first).count(6)).toThrow(HttpError);
  expect(() => hold(first).requireRoom(6)).toThrow(HttpError);
  hold(first).count(5);
  for (const client of others.slice(0, 3)) hold(client).count(25);
  expect(() => hold(others[3]!).count(1)).toThrow(expect.objectContaining({ statusCode: 503 }));
});

test('all addresses of an IPv6 /48 count as one', () => {
  const hold = createUploadBudget(100, 1);
  hold({ ip: '2001:db8:1:1::1' }).count(25);
  expect(() => hold({ ip: '2001:db8:1:2::1' }).count(1)).toThrow(HttpError);
  hold({ ip: '2001:db8:2:1::1' }).count(1);
});

test('what is given back may be held again; what was refused was not counted', () => {
  const hold = createUploadBudget(100, 1);
  const upload = hold(first);
  upload.count(25);
  expect(() => upload.count(1)).toThrow(HttpError);
  upload.release();
  upload.release();
  hold(first).count(25);
  expect(() => hold(first).count(1)).toThrow(HttpError);
});

test('what arrives once a upload was given back does not count: it would never be given back', () => {
  const hold = createUploadBudget(100, 1);
  const upload = hold(first);
  upload.release();
  upload.count(25);
  expect(() => hold(first).count(25)).not.toThrow();
});

test('one upload of the largest size always fits', () => {
  const hold = createUploadBudget(12, 10);
  hold(first).count(10);
  expect(() => hold(first).count(1)).toThrow(HttpError);
  hold(others[0]!).count(2);
});
