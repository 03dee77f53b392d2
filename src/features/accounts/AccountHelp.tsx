import { accountTrouble } from '@/content/accounts';
import { byTelephone } from '@/content/waysToReachUs';
import { StandaloneLink } from '@/ui/link/AppLink';

/** The last of the links below Sign In and Sign Up: who to ring. */
export const AccountHelp = () => (
  <span>
    {accountTrouble} <StandaloneLink to={byTelephone.to}>{byTelephone.text}</StandaloneLink>
  </span>
);
