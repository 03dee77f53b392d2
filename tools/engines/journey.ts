import { toasts } from '@/contract/toasts';
import { paths } from '@/lib/paths';
import { candidate } from '@test-journeys/candidate';
import type { Query, Visitor } from './visitor';

/** The site under test; `pause` stops its server until the returned function starts it again. */
export type Site = { pause: () => Promise<() => Promise<void>> };

const vacancies: Query = { role: 'list', name: 'Vacancies' };
const application: Query = { role: 'dialog', name: 'Apply' };
const form = (name: string, dialog?: Query): Query => ({ role: 'form', name, in: dialog });
const button = (name: string | RegExp, outer?: Query): Query => ({ role: 'button', name, in: outer });
const link = (name: string | RegExp, outer?: Query): Query => ({ role: 'link', name, in: outer });
const isNotWider = 'document.documentElement.scrollWidth <= innerWidth';

type Step = (visitor: Visitor, cv: string, site: Site) => Promise<void>;

/** A candidate's way through the site. Each step goes on where the one before has ended. */
export const journey: Record<string, Step> = {
  'the list': async ({ open, see }) => {
    await open('/JobsPage');
    await see({ role: 'heading', name: /^Showing: \d+ filtered jobs/ });
    await see(link(/./, vacancies));
  },
  filters: async ({ click, fill, see, untilTrue }) => {
    await click({ role: 'checkbox', name: 'Permanent' });
    await fill({ role: 'main' }, { 'Enter Job title': 'nurse' });
    await untilTrue(`location.search.includes('Permanent')`);
    await see({ text: /^Showing: [1-9]\d* filtered jobs/ });
  },
  'a vacancy': async ({ click, see, untilAt }) => {
    await click(link(/nurse/i, vacancies));
    await untilAt('/job/');
    await see({ role: 'heading', name: 'Description' });
  },
  'a guest’s apply': async ({ click, see }) => {
    await click(button('Apply Now'));
    await see({ text: "To apply for this job you'll need to login.", in: { role: 'dialog' } });
    await click(link("Don't have an account yet?", { role: 'dialog' }));
  },
  'sign-up': async ({ click, fill, see, untilAt }) => {
    await untilAt('/SignUp');
    await fill(form('Sign Up'), {
      'First name': candidate.firstName,
      'Last name': candidate.lastName,
      Email: candidate.email,
      Password: candidate.password,
      'Confirm password': candidate.password,
    });
    await click(button('Sign Up', form('Sign Up')));
    await see({ text: /^Registration successful/ });
    await untilAt('/SignIn');
  },
  'sign-in': async ({ click, fill, hasValue, see, untilAt }) => {
    await hasValue({ label: 'Email', in: form('Sign In') }, candidate.email);
    await fill(form('Sign In'), { Password: candidate.password });
    await click(button('Sign In', form('Sign In')));
    await see({ text: 'Sign In successful' });
    await click(link(/^Finish applying for /));
    await untilAt('/job/');
  },
  'the CV, and the draft after a reload': async ({ click, fill, chooseFile, see, hasValue, reload }, cv) => {
    await hasValue({ label: 'Full name', in: application }, `${candidate.firstName} ${candidate.lastName}`);
    await hasValue({ label: 'Email', in: application }, candidate.email);
    await fill(application, { 'Cover letter': 'Two years of nights.' });
    await chooseFile({ label: 'CV', in: application }, cv);
    await see({ text: 'cv.pdf', in: application });
    await reload();
    await click(button('Apply Now'));
    await see({ text: 'cv.pdf', in: application });
    await hasValue({ label: 'Cover letter', in: application }, 'Two years of nights.');
  },
  'sending, and the receipt': async ({ click, see, gone }) => {
    await click(button('Submit application', application));
    await see({ text: toasts.applicationSent });
    await see(button('Applied'));
    await gone(application);
    await see({ text: /^LW-/ });
  },
  'a phone’s width': async ({ resize, open, click, see, gone, untilAt, untilTrue }) => {
    await resize(390, 844);
    await untilTrue('innerWidth === 390');
    await open('/JobsPage?jobType=Contract');
    await untilTrue(isNotWider);
    await click(button(/^Filters/));
    await click({ role: 'checkbox', name: 'Permanent', in: { role: 'dialog' } });
    await click(button(/^Show \d+ jobs$/, { role: 'dialog' }));
    await gone({ role: 'dialog' });
    await see(button('Filters (2)'));
    await open('/');
    await untilTrue(isNotWider);
    await click(button('Open menu'));
    await click(link('FAQs', { role: 'navigation', name: 'Menu' }));
    await untilAt(paths.faq);
  },
  offline: async ({ open, see, untilTrue }, _cv, site) => {
    await open('/JobsPage');
    await untilTrue(`navigator.serviceWorker.controller?.state === 'activated'`);
    await open('/job/101');
    await open('/JobsPage');
    const resume = await site.pause();
    await open('/AboutUs');
    await see({ role: 'heading', name: /./, in: { role: 'main' } });
    await open('/JobsPage');
    await see(link(/nurse/i, vacancies));
    await open('/job/101');
    await see(button('Apply Now'));
    await resume();
  },
};
