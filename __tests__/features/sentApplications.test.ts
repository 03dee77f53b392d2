import {
  keepRegistered,
  keepSent,
  readLastSent,
  readReceipt,
  readReceipts,
  referenceOf,
} from '@/features/applying/sentApplications';
import { makeJob, makePdf } from '@test/fixtures';

const account = 'ada@candidate.example';
const fields = {
  fullName: 'Ada Example',
  email: account,
  phoneNumber: '020',
  message: 'Dear team',
  resume: makePdf(),
};

test('the next application begins with what this account last sent, but for the letter', () => {
  keepSent(account, makeJob(), fields);
  expect(readLastSent(account)).toEqual({
    fullName: 'Ada Example',
    email: account,
    phoneNumber: '020',
  });
  expect(readLastSent('ben')).toBeUndefined();
  localStorage.setItem('lindenway.lastSent.ben', JSON.stringify({ at: Date.now(), value: { email: 7 } }));
  expect(readLastSent('ben')).toBeUndefined();
});

test('the first application begins with what the account gave when it was created', () => {
  const password = 'Lantern1!';
  keepRegistered({
    name: 'Ada',
    lastName: 'Example',
    email: 'Ada@Candidate.example',
    phone: '+447700900123',
    password,
    confirmPassword: password,
  });
  expect(readLastSent(account)).toEqual({
    fullName: 'Ada Example',
    email: 'Ada@Candidate.example',
    phoneNumber: '+447700900123',
  });
  expect(JSON.stringify(localStorage)).not.toContain(password);
});

describe('receipts', () => {
  it('of an account come newest first, one for each vacancy, without what is no receipt', () => {
    jest.useFakeTimers({ now: 1_000_000 });
    for (const id of ['7', '8', '9', '7']) {
      jest.advanceTimersByTime(1000);
      keepSent(account, makeJob({ id, job_title: `Porter ${id}` }), fields);
    }
    jest.advanceTimersByTime(1000);
    keepSent('ben', makeJob({ id: '10' }), fields);
    localStorage.setItem(`lindenway.receipt.${encodeURIComponent(account)}/x`, '{"at":1000000,"value":{}}');
    expect(readReceipts(account).map(({ jobId, sentAt }) => [jobId, sentAt])).toEqual([
      ['7', 1_004_000],
      ['9', 1_003_000],
      ['8', 1_002_000],
    ]);
    jest.useRealTimers();
  });

  it('hold what was sent, and the name of the CV instead of the CV', () => {
    const job = makeJob({ id: 'a&b', job_title: 'Porter' });
    keepSent(account, job, fields);
    const { resume, ...text } = fields;
    expect(readReceipt(account, 'a&b')).toEqual({
      ...text,
      jobId: 'a&b',
      jobTitle: 'Porter',
      reference: referenceOf(job, fields),
      cvName: resume.name,
      sentAt: expect.any(Number),
    });
    expect(readReceipt(account, 'a')).toBeUndefined();
  });
});
