import { provider } from '@/content/provider';
import { AppLink } from '@/ui/link/AppLink';

/** Shown instead of a loading state where JavaScript is off. */
export const WithoutScript = ({ text }: { text: string }) => (
  <noscript>
    <p>{text}</p>
    <p>
      <AppLink to={provider.telephone.href}>{provider.telephone.text}</AppLink>
    </p>
    <p>
      <AppLink to={`mailto:${provider.recruitmentEmail}`}>{provider.recruitmentEmail}</AppLink>
    </p>
  </noscript>
);
