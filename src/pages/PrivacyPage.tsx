import { privacyPage } from '@/content/pages/privacy';
import { ForgetDevice } from '@/features/forgetDevice/ForgetDevice';
import { contentPage } from '@/sections/contentPage';

const Policy = contentPage(privacyPage);

/** The policy, and the button that wipes from this device what the policy lists. */
export const PrivacyPage = () => (
  <>
    <Policy />
    <ForgetDevice />
  </>
);
