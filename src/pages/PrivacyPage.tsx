import { privacyPage } from '@/content/pages/privacy';
import { ForgetDevice } from '@/features/device/ForgetDevice';
import { sections } from '@/sections/registry';
import { wordsPage } from '@/sections/wordsPage';

const Policy = wordsPage(privacyPage, sections);

/** The policy, and the button that wipes from this device what the policy lists. */
export const Page = () => (
  <>
    <Policy />
    <ForgetDevice />
  </>
);
