type PageHeadProps = { title: string; description?: string };

/** Title and description of a page; React moves both to the head. */
export const PageHead = ({ title, description }: PageHeadProps) => (
  <>
    <title>{title}</title>
    {description && <meta name="description" content={description} />}
  </>
);
