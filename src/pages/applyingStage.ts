import type { ApplicationFields } from '@/contract/applications';

/** The steps from Apply Now to Applied (specification section 4). */
export type ApplyingStage =
  | { name: 'closed' | 'signingIn' | 'fillingIn' | 'sending' | 'sent' }
  /** The session ended while the application was being sent; it is sent again after signing in. */
  | { name: 'signingInAgain'; application: ApplicationFields };

export type ApplyingEvent =
  | { type: 'applyPressed'; isSignedIn: boolean }
  | { type: 'signedIn' | 'submitted' | 'failed' | 'acknowledged' | 'closed' }
  | { type: 'sessionEnded'; application: ApplicationFields };

/** A form closed while it was being sent stays closed, unless the visitor has to sign in again. */
export function nextStage(stage: ApplyingStage, event: ApplyingEvent): ApplyingStage {
  switch (event.type) {
    case 'applyPressed':
      return { name: event.isSignedIn ? 'fillingIn' : 'signingIn' };
    case 'signedIn':
      return { name: stage.name === 'signingInAgain' ? 'sending' : 'fillingIn' };
    case 'submitted':
      return { name: 'sending' };
    case 'sessionEnded':
      return { name: 'signingInAgain', application: event.application };
    case 'failed':
      return stage.name === 'closed' ? stage : { name: 'fillingIn' };
    case 'acknowledged':
      return stage.name === 'closed' ? stage : { name: 'sent' };
    case 'closed':
      return { name: 'closed' };
  }
}
