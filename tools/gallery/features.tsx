import { useState, type ReactNode } from 'react';
import { labels } from '@/content/forms';
import { onThisPage } from '@/content/parts';
import type { Job } from '@/contract/jobs';
import { ForgotPasswordForm } from '@/features/accounts/ForgotPasswordForm';
import { RegistrationForm } from '@/features/accounts/RegistrationForm';
import { ResetPasswordForm } from '@/features/accounts/ResetPasswordForm';
import { ColorSchemeSelect } from '@/features/appearance/ColorSchemeSelect';
import { COLOR_SCHEMES } from '@/features/appearance/colorSchemeSlice';
import { ApplyButton } from '@/features/applying/ApplyButton';
import { ApplyDialogs } from '@/features/applying/ApplyDialogs';
import type { ApplyingState } from '@/features/applying/applyingSlice';
import { AppliedReceipt } from '@/features/applying/receipts/AppliedReceipt';
import { ReceiptArticle } from '@/features/applying/receipts/ReceiptArticle';
import { ReceiptsDialog } from '@/features/applying/receipts/ReceiptsDialog';
import { keepSent, readReceipts } from '@/features/applying/sentApplications';
import { useApplying } from '@/features/applying/useApplying';
import { ForgetDevice } from '@/features/forgetDevice/ForgetDevice';
import { ForgetDialog } from '@/features/forgetDevice/ForgetDialog';
import { ContactForm } from '@/features/enquiries/ContactForm';
import { Part as CareEstimate } from '@/features/estimates/CareEstimate';
import { Part as PayEstimate } from '@/features/estimates/PayEstimate';
import { HomeEnquiryForm } from '@/features/enquiries/HomeEnquiryForm';
import { FiltersInAddress } from '@/features/jobs/address/FiltersInAddress';
import { SearchButtons } from '@/features/jobs/address/SearchButtons';
import { JobCard } from '@/features/jobs/cards/JobCard';
import { JobCards } from '@/features/jobs/cards/jobCards.styles';
import { JobList } from '@/features/jobs/cards/JobList';
import { ChecklistSection } from '@/features/jobs/checklist/ChecklistSection';
import { JobArticle } from '@/features/jobs/details/JobArticle';
import { JobBadges } from '@/features/jobs/details/JobBadges';
import { JobFacts } from '@/features/jobs/details/JobFacts';
import { JobFrame } from '@/features/jobs/details/JobFrame';
import { JobMissing } from '@/features/jobs/details/JobMissing';
import { ShareButton } from '@/features/jobs/details/ShareButton';
import { NoJobs } from '@/features/jobs/empty/NoJobs';
import { Comparison } from '@/features/jobs/list/Comparison';
import { OnThisPage } from '@/features/jobs/list/OnThisPage';
import { SavedVacancies } from '@/features/jobs/list/SavedVacancies';
import { VacancyResults } from '@/features/jobs/list/VacancyResults';
import { MoreVacancies } from '@/features/jobs/more/MoreVacancies';
import { SaveButton } from '@/features/jobs/saved/SaveButton';
import { FilterButton } from '@/features/jobs/search/FilterButton';
import { FilterDrawer } from '@/features/jobs/search/FilterDrawer';
import { FilterPanel } from '@/features/jobs/search/FilterPanel';
import { noFilters, type FiltersState } from '@/features/jobs/search/filtersSlice';
import { FilterTags } from '@/features/jobs/search/FilterTags';
import { NearestPlaces } from '@/features/jobs/search/NearestPlaces';
import { JobTitleBox, LocationBox } from '@/features/jobs/search/SearchBoxes';
import { SearchToList } from '@/features/jobs/search/SearchToList';
import { SortSelect } from '@/features/jobs/search/SortSelect';
import { VacancySearch } from '@/features/jobs/search/VacancySearch';
import { SimilarVacancies } from '@/features/jobs/similar/SimilarVacancies';
import { LoginDialog } from '@/features/session/LoginDialog';
import { SignInForm } from '@/features/session/SignInForm';
import { After, job, jobs, Scene, submit, type Pieces } from './scene';

const nothing = () => undefined;
const open = { isOpen: true, onClose: nothing };
const account = 'ada@example.com';
const session = { isAuthenticated: true, username: 'Ada', account };
const parts = [onThisPage.checklist, onThisPage.dbs];

/** As a backend that knows the required fields alone has it. */
const bare: Job = {
  id: '900',
  job_title: 'A vacancy of which little is known',
  employment_type: '',
  job_type: '',
  description: '',
  Experience: '',
  Sector: '',
};
const closed: Job = { ...job, closes_at: '2020-01-01' };
const [, second = job, third = job] = jobs;

const filtered = (filters: Partial<FiltersState>, shown: ReactNode) => (
  <Scene list={jobs} state={{ filters: { ...noFilters, ...filters } }}>
    {shown}
  </Scene>
);
const ticked = { jobTypes: ['Contract'], employmentTypes: ['Full-time', 'Part-time'] };

const blankAndRefused = (form: ReactNode) => ({ blank: form, refused: <After act={submit}>{form}</After> });

/** One step of applying. */
const applying = (step: Partial<ApplyingState>, shown: ReactNode = <Applying />, jobIds: string[] = []) => (
  <Scene
    list={jobs}
    state={{
      session,
      applied: { jobIds },
      applying: { jobId: job.id, stage: 'fillingIn', owner: session, isLeaveRefused: false, ...step },
    }}
  >
    {shown}
  </Scene>
);
const Applying = () => <ApplyDialogs job={job} applying={useApplying(job.id)} />;

/** Once two applications have been sent from this device. */
function Sent({ children }: { children: (receipts: ReturnType<typeof readReceipts>) => ReactNode }) {
  const [receipts] = useState(() => {
    const text = {
      fullName: 'Ada Obi',
      email: account,
      phoneNumber: '07700900123',
      message: 'Dear all,\n\nI should like to work with you.',
    };
    for (const each of [job, second])
      keepSent(account, each, { ...text, resume: new File(['%PDF-1.4'], 'ada.pdf') });
    return readReceipts(account);
  });
  return children(receipts);
}

export const features: Pieces = {
  AppliedReceipt: {
    sent: <Sent>{() => <AppliedReceipt account={account} jobId={job.id} isClosed={false} />}</Sent>,
    sentBySomebody: <AppliedReceipt account="another" jobId={job.id} isClosed={false} />,
  },
  ApplyButton: {
    apply: <ApplyButton hasApplied={false} isOpening={false} onApply={nothing} />,
    opening: <ApplyButton hasApplied={false} isOpening onApply={nothing} />,
    applied: <ApplyButton hasApplied isOpening={false} onApply={nothing} />,
  },
  ApplyDialogs: {
    'signing in': applying({ stage: 'signingIn' }),
    blank: applying({}),
    refused: applying(
      {},
      <After act={submit}>
        <Applying />
      </After>,
    ),
    'filled in from the last one': applying({}, <Sent>{() => <Applying />}</Sent>),
    sending: applying({ stage: 'sending' }),
    'leaving refused': applying({ stage: 'awaitingAnswer', isLeaveRefused: true }),
    'signing in again': applying({ stage: 'signingInAgain' }),
    sent: applying({ stage: 'sent', reference: 'LC-ABCD-1234' }, <Applying />, [job.id]),
    'sent by another tab': applying({}, <Applying />, [job.id]),
  },
  ChecklistSection: {
    blank: <ChecklistSection />,
    'from abroad': <ChecklistSection isFromAbroad />,
  },
  ColorSchemeSelect: {
    chosen: (
      <Scene
        state={{
          colorScheme: {
            chosen:
              COLOR_SCHEMES.find((each) => each === document.documentElement.dataset.colorScheme) ?? 'device',
          },
        }}
      >
        <ColorSchemeSelect />
      </Scene>
    ),
  },
  Comparison: {
    three: <Comparison pathOf={() => '/JobsPage'} ids={[job.id, second.id, third.id]} />,
    closed: <Comparison pathOf={() => '/JobsPage'} ids={[]} />,
  },
  CareEstimate: { both: <CareEstimate /> },
  PayEstimate: { week: <PayEstimate /> },
  ContactForm: blankAndRefused(<ContactForm />),
  FilterButton: { none: <FilterButton />, three: filtered(ticked, <FilterButton />) },
  FilterDrawer: { none: <FilterDrawer {...open} />, three: filtered(ticked, <FilterDrawer {...open} />) },
  FilterPanel: { none: <FilterPanel />, three: filtered(ticked, <FilterPanel />) },
  FiltersInAddress: {
    'those of a link': (
      <Scene at="/jobs?jobType=Contract" list={jobs}>
        <FiltersInAddress />
      </Scene>
    ),
    'of a visitor with others': (
      <Scene at="/jobs?jobType=Contract" list={jobs} state={{ filters: { ...noFilters, ...ticked } }}>
        <FiltersInAddress />
      </Scene>
    ),
  },
  FilterTags: { three: filtered(ticked, <FilterTags />) },
  ForgetDevice: { asked: <ForgetDevice /> },
  ForgetDialog: { open: <ForgetDialog {...open} onDone={nothing} /> },
  ForgotPasswordForm: blankAndRefused(<ForgotPasswordForm initial={undefined} onSent={nothing} />),
  HomeEnquiryForm: blankAndRefused(<HomeEnquiryForm />),
  JobArticle: { full: <JobArticle job={job} />, bare: <JobArticle job={bare} /> },
  JobBadges: Object.fromEntries(
    ['Full-Time', 'Part-Time', 'Contract', 'Permanent'].map((job_type) => [
      job_type,
      <JobBadges key={job_type} job={{ ...job, job_type }} />,
    ]),
  ),
  JobCard: {
    'plain, new, applied for, closed, bare': (
      <Scene
        list={jobs}
        state={{
          applied: { jobIds: [third.id] },
          seen: { known: [], fresh: [second.id], opened: [third.id], at: 1 },
        }}
      >
        <JobCards>
          {[job, second, third, closed, bare].map((each, index) => (
            <li key={index}>
              <JobCard job={each} />
              <SaveButton job={each} />
            </li>
          ))}
        </JobCards>
      </Scene>
    ),
  },
  JobFacts: { full: <JobFacts job={job} />, closed: <JobFacts job={closed} /> },
  JobFrame: {
    open: (
      <JobFrame
        heading={job.job_title}
        job={job}
        applyButton={<ApplyButton hasApplied={false} isOpening={false} onApply={nothing} />}
      >
        <p>{job.description}</p>
      </JobFrame>
    ),
    loading: <JobFrame heading="Loading..."> </JobFrame>,
  },
  JobList: {
    'in two parts': (
      <JobList
        jobs={jobs.slice(0, 4)}
        parts={[
          { name: 'day', start: 0, size: 2 },
          { name: 'week', start: 2, size: 2 },
        ]}
      />
    ),
  },
  JobMissing: {
    gone: <JobMissing trouble="gone" />,
    'gone, but saved': (
      <Scene state={{ saved: { jobs: [job] } }}>
        <JobMissing trouble="gone" />
      </Scene>
    ),
    unknown: <JobMissing trouble="unknown" />,
    failed: <JobMissing trouble="failed" />,
    offline: <JobMissing trouble="offline" />,
  },
  LoginDialog: {
    blank: <LoginDialog {...open} isAgain={false} job={job} />,
    refused: (
      <After act={submit}>
        <LoginDialog {...open} isAgain={false} job={job} />
      </After>
    ),
  },
  MoreVacancies: {
    'for each reason': (
      <MoreVacancies
        more={[
          { job, reasons: [{ kind: 'words', words: ['ward'], field: 'description' }] },
          { job: second, reasons: [{ kind: 'in', place: 'Wembley' }] },
          {
            job: third,
            reasons: [
              { kind: 'near', place: 'Camden', miles: 3 },
              { kind: 'pay', least: 38000 },
            ],
          },
        ]}
      />
    ),
  },
  NearestPlaces: {
    near: filtered({ location: 'Whitechapel', search: 'Estates Project Officer' }, <NearestPlaces />),
  },
  NoJobs: {
    'none at all': (
      <Scene list={[]}>
        <NoJobs hasMore={false} />
      </Scene>
    ),
    'for the search': filtered({ search: 'astronaut' }, <NoJobs hasMore={false} />),
    'for several filters': filtered(
      { ...ticked, search: 'astronaut', location: 'Leeds' },
      <NoJobs hasMore={false} />,
    ),
    'but more may fit': filtered({ search: 'astronaut' }, <NoJobs hasMore />),
  },
  OnThisPage: { two: <OnThisPage parts={parts} /> },
  ReceiptArticle: { sent: <Sent>{([receipt]) => receipt && <ReceiptArticle receipt={receipt} />}</Sent> },
  ReceiptsDialog: {
    all: <Sent>{() => <ReceiptsDialog {...open} account={account} />}</Sent>,
    one: <Sent>{() => <ReceiptsDialog {...open} account={account} jobId={job.id} />}</Sent>,
    none: <ReceiptsDialog {...open} account="nobody" />,
  },
  RegistrationForm: blankAndRefused(<RegistrationForm initial={undefined} onRegistered={nothing} />),
  ResetPasswordForm: blankAndRefused(<ResetPasswordForm token="token" onReset={nothing} onDead={nothing} />),
  SaveButton: {
    icon: <SaveButton job={job} />,
    named: <SaveButton job={job} isNamed />,
    saved: (
      <Scene state={{ saved: { jobs: [job] } }}>
        <SaveButton job={job} isNamed />
      </Scene>
    ),
  },
  SavedVacancies: {
    none: <SavedVacancies />,
    'one listed, one closed': (
      <Scene list={jobs} state={{ saved: { jobs: [job, bare] } }}>
        <SavedVacancies />
      </Scene>
    ),
    'before the list has come': (
      <Scene state={{ saved: { jobs: [job, bare] } }}>
        <SavedVacancies />
      </Scene>
    ),
  },
  SearchBoxes: {
    blank: <JobTitleBox value="" onChange={nothing} />,
    'with a hint': <LocationBox value="Camden" onChange={nothing} hint="No vacancy names its place." />,
  },
  SearchButtons: {
    'one in use': filtered(
      { search: 'nurse' },
      <SearchButtons searches={['nurse', 'carer']} path="/job/101" />,
    ),
  },
  SearchToList: { blank: <SearchToList /> },
  ShareButton: { offer: <ShareButton job={job} /> },
  SignInForm: blankAndRefused(<SignInForm>{labels.password}</SignInForm>),
  SimilarVacancies: { three: <SimilarVacancies /> },
  SortSelect: {
    dated: <SortSelect />,
    'without dates': (
      <Scene list={[bare]}>
        <SortSelect />
      </Scene>
    ),
  },
  VacancyResults: {
    loading: (
      <Scene>
        <VacancyResults note={null} />
      </Scene>
    ),
    none: (
      <Scene list={[]}>
        <VacancyResults note={null} />
      </Scene>
    ),
    filtered: filtered(ticked, <VacancyResults note={null} />),
  },
  VacancySearch: {
    page: <VacancySearch headingLevel="h1" />,
    'below another street': <VacancySearch headingLevel="h2" />,
  },
};
