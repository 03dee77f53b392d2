import type { JobField, OptionalJobField, RequiredJobField } from '@/contract/jobs';
import type { Kysely, Transaction } from 'kysely';

export type Dialect = 'sqlite' | 'postgres';

/** A vacancy's field as a column; optional ones that it does not have are null. */
export type VacancyColumn = Lowercase<JobField>;
export type VacancyRow = Record<Lowercase<RequiredJobField>, string> &
  Record<Lowercase<OptionalJobField>, string | null> & {
    /** Order in the list, from 0. */
    position: number;
    updated_at: number;
    /** When it closes, as `closes_at` says; null if it never does. */
    open_until: number | null;
  };

export type AccountRow = {
  id: string;
  email: string;
  /** The address in lower case; unique. */
  email_key: string;
  name: string;
  last_name: string;
  phone: string;
  password_hash: string;
  created_at: number;
  /** To the hour. */
  last_used_at: number;
  /** When its owner was told that it will be deleted; null again once it is used. */
  warned_at: number | null;
  restricted_at: number | null;
};

export type ApplicationRow = {
  id: string;
  /** What the candidate calls it (see `applicationReference`); stays when their details are corrected. */
  reference: string;
  /** Null once the account has been deleted. */
  account_id: string | null;
  job_id: string;
  /** As at the time of applying: the vacancy may go. */
  job_title: string;
  full_name: string;
  email: string;
  phone_number: string;
  message: string;
  resume_name: string;
  resume_type: string;
  resume: Uint8Array;
  /** What the virus scanner said of the CV; null if there is none. */
  scan: 'clean' | 'unscanned' | 'infected' | null;
  created_at: number;
  /** The earlier application of the same account for the same vacancy, if any. */
  replaces: string | null;
  /** Deletion time set when its sender was erased under LEGAL_HOLD_DAYS. */
  erase_after: number | null;
  /** Set when the person asked for it to be kept, but neither shown nor mailed. */
  restricted_at: number | null;
};

export type EnquiryRow = {
  id: string;
  name: string;
  phone: string;
  email: string;
  enquiry_type: string;
  message: string;
  /** 1 if accepted (ContactUs), null if the form does not ask (home page). */
  terms_accepted: number | null;
  source: 'home' | 'contact';
  created_at: number;
  restricted_at: number | null;
};

export type OutboxRow = {
  id: string;
  kind: 'enquiry' | 'application' | 'receipt' | 'reset' | 'notice';
  to_address: string;
  subject: string;
  body: string;
  /** The id of what the mail is about: a record (an application's CV goes with the mail to the provider) or an account. */
  reference: string | null;
  reply_to: string | null;
  created_at: number;
  next_attempt_at: number;
  attempts: number;
  last_error: string | null;
  sent_at: number | null;
  claimed_until: number | null;
};

export type Tables = {
  vacancies: VacancyRow;
  /** Those that have left the list: removed by an import, or purged after they closed. */
  gone_vacancies: { id: string; gone_at: number };
  accounts: AccountRow;
  /** Both tokens are stored hashed, so that a stolen database opens no session. `last_used_at` is to the hour. */
  sessions: {
    id: string;
    account_id: string;
    mark_hash: string;
    created_at: number;
    expires_at: number;
    last_used_at: number;
  };
  reset_tokens: { token_hash: string; account_id: string; expires_at: number };
  applications: ApplicationRow;
  enquiries: EnquiryRow;
  rate_limits: { key: string; window_start: number; count: number };
  outbox: OutboxRow;
  /** Values shared by all copies of the server, such as the secret that signs cookies. */
  settings: { key: string; value: string };
};

/** Times are milliseconds since 1970, ids are texts. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
