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

/** Shows a toast on a page and waits until it has come in. */
async function show(kind: 'success' | 'failure' = 'success', onClosed?: () => void) {
  await renderApp(paths.faq);
  act(() => (kind === 'success' ? notify.success('Saved', onClosed) : notify.failure('Saved')));
  const toast = await findToast(kind === 'success' ? 'status' : 'alert', 'Saved');
  fireEvent.animationEnd(toast);
  return toast;
}

const clock = () => screen.getByRole('progressbar', { hidden: true });
const expectRunning = () => expect(clock()).toHaveStyle({ animationPlayState: 'running' });
const expectPaused = () => expect(clock()).toHaveStyle({ animationPlayState: 'paused' });

/** What ends a toast: its way out, once it was told to go. */
async function expectGone(toast: HTMLElement) {
  fireEvent.animationEnd(toast);
  await waitFor(() => expect(screen.queryByText('Saved')).not.toBeInTheDocument());
}

function drag(toast: HTMLElement, distance: number): void {
  // jsdom's mouse event carries the place that its pointer event leaves out.
  const point = (type: string, clientX: number) => new MouseEvent(type, { clientX, bubbles: true });
  fireEvent(toast, point('pointerdown', 0));
  fireEvent(document, point('pointermove', distance));
  fireEvent(document, point('pointerup', distance));
}

describe('a toast', () => {
  it('stands top right and goes by itself after 5000 ms', async () => {
    const onClosed = jest.fn();
    const toast = await show('success', onClosed);
    expect(toast.parentElement).toHaveClass('Toastify__toast-container--top-right');
    expect(clock()).toHaveStyle({ animationDuration: '5000ms' });
    expectRunning();
    expect(onClosed).not.toHaveBeenCalled();
    fireEvent.animationEnd(clock());
    await expectGone(toast);
    expect(onClosed).toHaveBeenCalledTimes(1);
  });

  it('waits while it is hovered', async () => {
    const toast = await show();
    fireEvent.mouseEnter(toast);
    expectPaused();
    fireEvent.mouseLeave(toast);
    expectRunning();
  });

  it('waits while the window has not the focus', async () => {
    await show();
    fireEvent.blur(window);
    expectPaused();
    fireEvent.focus(window);
    expectRunning();
  });

  it('can be dragged away by more than 80 percent of its width, and comes back from less', async () => {
    const toast = await show();
    drag(toast, TOAST_WIDTH * 0.79);
    fireEvent.animationEnd(toast);
    expect(toast).toBeInTheDocument();
    drag(toast, TOAST_WIDTH * 0.81);
    await expectGone(toast);
  });

  it('can be closed by its button', async () => {
    const toast = await show('failure');
    fireEvent.click(screen.getByRole('button', { name: 'close' }));
    await expectGone(toast);
  });

  it('shows its words as text', async () => {
    await renderApp(paths.faq);
    act(() => notify.failure('<img src=x onerror=alert(1)>'));
    const toast = await findToast('alert', '<img src=x onerror=alert(1)>');
    expect(toast.querySelector('img')).toBeNull();
  });

  it('comes once each, also for the same words', async () => {
    await renderApp(paths.faq);
    act(() => {
      notify.failure('No');
      notify.failure('No');
    });
    await waitFor(() => expect(screen.getAllByText('No')).toHaveLength(2));
  });
});
