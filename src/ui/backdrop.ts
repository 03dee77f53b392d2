/** Dims the page behind a dialog or a sheet. Not in the theme, which every page loads. */
export const backdrop = { '& .MuiBackdrop-root': { backgroundColor: 'rgba(11,26,43,.74)' } };
