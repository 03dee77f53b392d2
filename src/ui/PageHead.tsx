import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { siteUrl } from '@/lib/config';
import { sharePicture, sharePictureSize } from '@/lib/sharePicture';

export type PageHeadProps = {
  title: string;
  description?: string;
  /** A page that search engines leave out has no address of its own to share either. */
  isPrivate?: boolean;
};

/** Called with what the page says of itself, while it is rendered to HTML. */
export const HeadListener = createContext<((head: PageHeadProps) => void) | undefined>(undefined);

/** What a page says of itself to the browser, to search engines and where it is shared; React moves it to the head. */
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
  const image = `${siteUrl}${sharePicture(pathname)}`;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(sharePictureSize.width)} />
      <meta property="og:image:height" content={String(sharePictureSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      {description && <meta name="twitter:description" content={description} />}
      <meta name="twitter:image" content={image} />
    </>
  );
}
