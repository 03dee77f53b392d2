/**
 * Waits for an answer that may never come: a database can hang rather than fail.
 * @throws after `milliseconds`
 */
export async function withTimeout<Result>(milliseconds: number, answer: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
