import type { Page } from 'playwright-core';

export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };

export type Picture = { src: string; isLazy: boolean; isBelow: boolean; isInView: boolean };

/** The page's pictures at a size, and whether they are below the first view or at least half inside it. */
export async function picturesAt(page: Page, size: typeof phone): Promise<Picture[]> {
  await page.setViewportSize(size);
  return page.evaluate(() =>
    [...document.querySelectorAll('img')].map((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isAcross = left < innerWidth && right > 0;
      const isInView = image.checkVisibility() && isAcross && bottom > 0 && (top + bottom) / 2 < innerHeight;
      return { src: image.src, isLazy: image.loading === 'lazy', isBelow: top >= innerHeight, isInView };
    }),
  );
}
