import { provider } from '@/content/provider';
import { AppLink } from '@/ui/link/AppLink';

/** Shown instead of a loading state where JavaScript is off. */
export const WithoutScript = ({ text }: { text: string }) => (
  <noscript>
    <p>
      {text} <AppLink to={provider.telephone.href}>{provider.telephone.text}</AppLink>
    </p>
  </noscript>
);
