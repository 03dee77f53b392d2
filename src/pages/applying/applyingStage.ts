import type { ApplicationFields } from '@/contract/applications';
import type { Failure } from '@/lib/failure';

/** Why an application was not sent: the visitor stopped it, another tab has sent it, the server refused it, or the call failed. */
export type Notice = 'failed' | 'stopped' | 'elsewhere' | { failure: Failure } | { refusal: string };

/** The steps from Apply Now to Applied (docs/behaviour.md, section 4). */
export type ApplyingStage =
  | { name: 'closed' | 'signingIn' | 'sending' | 'sent' }
  | { name: 'fillingIn'; notice?: Notice }
  /** The session ended while the application was being sent; it is sent again after signing in. */
  | ({ name: 'signingInAgain' } & PendingApplication);

/** What is sent again, and what to call then. */
type PendingApplication = { application: ApplicationFields; onSent: () => void };

export type ApplyingEvent =
  | { type: 'applyPressed'; isSignedIn: boolean }
  | { type: 'signedIn' | 'submitted' | 'acknowledged' | 'closed' }
  | { type: 'notSent'; notice: Notice }
  | ({ type: 'sessionEnded' } & PendingApplication);

/** The stage that follows an event. A form that is being sent stays open until its answer has come. */
export function nextStage(stage: ApplyingStage, event: ApplyingEvent): ApplyingStage {
  switch (event.type) {
    case 'applyPressed':
      return { name: event.isSignedIn ? 'fillingIn' : 'signingIn' };
    case 'signedIn':
      if (stage.name === 'signingInAgain') return { name: 'sending' };
      // The answer may come after the visitor has cancelled.
      return stage.name === 'signingIn' ? { name: 'fillingIn' } : stage;
    case 'submitted':
      // Validation takes a moment, in which the form may have been cancelled.
      return stage.name === 'fillingIn' ? { name: 'sending' } : stage;
    case 'sessionEnded':
      return {
        name: 'signingInAgain',
        application: event.application,
        onSent: event.onSent,
      };
    case 'notSent':
      return { name: 'fillingIn', notice: event.notice };
    case 'acknowledged':
      return { name: 'sent' };
    case 'closed':
      return stage.name === 'sending' ? stage : { name: 'closed' };
  }
}
