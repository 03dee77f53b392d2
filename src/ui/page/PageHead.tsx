import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { siteUrl } from '@/lib/config';

export type PageHeadProps = {
  title: string;
  description?: string;
  /** Keeps the page out of search engines, and leaves out the tags for sharing it. */
  isPrivate?: boolean;
};

/** Called with the head of a page while it is rendered to HTML. */
export const HeadListener = createContext<((head: PageHeadProps) => void) | undefined>(undefined);

/** Title, description and share tags of a page; React moves them to the head. */
export function PageHead(props: PageHeadProps) {
  const { title, description, isPrivate = false } = props;
  useContext(HeadListener)?.(props);
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {isPrivate ? (
        <meta name="robots" content="noindex" />
      ) : (
        <ShareTags title={title} description={description} />
      )}
    </>
  );
}

function ShareTags({ title, description }: { title: string; description?: string }) {
  const { pathname } = useLocation();
  const address = `${siteUrl}${pathname}`;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={`${siteUrl}${sharePicture(pathname)}`} />
      <meta property="og:image:width" content={String(sharePictureSize.width)} />
      <meta property="og:image:height" content={String(sharePictureSize.height)} />
      {/* X reads the tags above too; only the kind of card has a tag of its own. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The size of a page's preview picture on social networks, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The address of a page's preview picture; one per route, drawn at build time. */
export function sharePicture(pathname: string): string {
  const isVacancy = pathname.startsWith('/job/');
  const name = isVacancy ? 'job' : pathname.toLowerCase().split('/').filter(Boolean).join('-');
  return `/share/${name || 'home'}.png`;
}
