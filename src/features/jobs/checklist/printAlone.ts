/** Prints the page's `data-printable` section without the rest of the page. */
export function printAlone(): void {
  const { dataset } = document.documentElement;
  dataset.printAlone = '';
  window.addEventListener('afterprint', () => delete dataset.printAlone, { once: true });
  window.print();
}
