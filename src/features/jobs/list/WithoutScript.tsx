import { provider } from '@/content/provider';
import { AppLink } from '@/ui/link/AppLink';

/** What is said in place of waiting where no script runs. */
export const WithoutScript = ({ text }: { text: string }) => (
  <noscript>
    <p>
      {text} <AppLink to={provider.telephone.href}>{provider.telephone.text}</AppLink>
    </p>
  </noscript>
);
