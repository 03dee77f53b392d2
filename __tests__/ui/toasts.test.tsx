import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/toast/notify';
import { findToast } from '@test/forms';
import { renderApp } from '@test/renderApp';

const TOAST_WIDTH = 400;

beforeEach(() => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(TOAST_WIDTH);
});

/** Shows a toast on a page and waits for its entrance to end. */
async function show(onClosed?: () => void) {
  await renderApp(paths.faq);
  act(() => notify.success('Saved', onClosed));
  const toast = await findToast('status', 'Saved');
  fireEvent.animationEnd(toast);
  return toast;
}

const clock = () => screen.getByRole('progressbar', { hidden: true });
const expectRunning = () => expect(clock()).toHaveStyle({ animationPlayState: 'running' });
const expectPaused = () => expect(clock()).toHaveStyle({ animationPlayState: 'paused' });

/** Ends the exit animation, after which react-toastify removes a toast that was closed. */
async function expectGone(toast: HTMLElement) {
  fireEvent.animationEnd(toast);
  await waitFor(() => expect(screen.queryByText('Saved')).not.toBeInTheDocument());
}

function drag(toast: HTMLElement, distance: number): void {
  // jsdom has no coordinates on pointer events, so a mouse event stands in.
  const point = (type: string, clientX: number) => new MouseEvent(type, { clientX, bubbles: true });
  fireEvent(toast, point('pointerdown', 0));
  fireEvent(document, point('pointermove', distance));
  fireEvent(document, point('pointerup', distance));
}

describe('a toast', () => {
  it('appears top right and closes by itself after 5000 ms', async () => {
    const onClosed = jest.fn();
    const toast = await show(onClosed);
    expect(toast.parentElement).toHaveClass('Toastify__toast-container--top-right');
    expect(clock()).toHaveStyle({ animationDuration: '5000ms' });
    expectRunning();
    expect(onClosed).not.toHaveBeenCalled();
    fireEvent.animationEnd(clock());
    await expectGone(toast);
    expect(onClosed).toHaveBeenCalledTimes(1);
  });

  it('pauses while it is hovered, and while the window is not focused', async () => {
    const toast = await show();
    fireEvent.mouseEnter(toast);
    expectPaused();
    fireEvent.mouseLeave(toast);
    expectRunning();
    fireEvent.blur(window);
    expectPaused();
    fireEvent.focus(window);
    expectRunning();
  });

  it('closes when it is dragged by more than 80 percent of its width, and returns after less', async () => {
    const toast = await show();
    drag(toast, TOAST_WIDTH * 0.79);
    // Back in its place; one that closes stays where it was dragged to until it is gone.
    expect(toast.style.transform).toBe('');
    drag(toast, TOAST_WIDTH * 0.81);
    await expectGone(toast);
  });

  it('waits while its Undo has the focus', async () => {
    await renderApp(paths.faq);
    act(() => notify.undoable('Deleted', () => {}));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    fireEvent.animationEnd(undo.closest('.Toastify__toast')!);
    expectRunning();
    act(() => undo.focus());
    expectPaused();
    act(() => undo.blur());
    expectRunning();
  });

  it('stays audible while a dialog hides the rest of the page from screen readers', async () => {
    const toast = await show();
    const layer = [...document.body.children].find((element) => element.contains(toast));
    layer?.setAttribute('aria-hidden', 'true');
    await waitFor(() => expect(layer).not.toHaveAttribute('aria-hidden'));
  });
});
