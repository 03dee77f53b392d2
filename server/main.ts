import { type RunningServer, startServer } from './startServer';

/** Runs the server until it is told to stop: SIGTERM and SIGINT end it in order, with exit code 0. */
async function main(): Promise<void> {
  try {
    stopOnSignal(await startServer(process.env));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function stopOnSignal(server: RunningServer): void {
  let isStopping = false;
  const stop = () => {
    // npm passes a Ctrl-C on that the terminal has sent to both of us.
    if (isStopping) return;
    isStopping = true;
    void server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The server could not be stopped in order:', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

void main();
