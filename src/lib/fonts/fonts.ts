export const besley = { family: '"Besley Variable"', file: '/fonts/besley-latin-wght-normal.woff2' };
export const figtree = { family: '"Figtree Variable"', file: '/fonts/figtree-latin-wght-normal.woff2' };

export const fontFiles = [besley.file, figtree.file];
