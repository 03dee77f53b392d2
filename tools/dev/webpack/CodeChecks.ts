import path from 'node:path';
import type webpack from 'webpack';
import { runCheck, type Check } from './runCheck';

const bin = (name: string, ...parts: string[]) => path.join('node_modules', name, ...parts);
const checks = {
  Types: [bin('typescript', 'bin', 'tsc'), '--pretty', 'false'],
  Lint: [bin('oxlint', 'bin', 'oxlint'), '--type-aware', '--deny-warnings', '--format=unix'],
};

/**
 * Checks types and lint of the whole project after each compilation, beside the running page, and reports what they find as
 * webpack's warnings: in the terminal and the overlay, while the edit itself is shown already.
 */
export class CodeChecks {
  private findings: string[] = [];
  private running: Check | undefined;
  private isReporting = false;

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.watchRun.tap('CodeChecks', () => {
      if (this.isReporting) return;
      // Findings from before the edit.
      this.findings = [];
      this.running?.stop();
    });
    compiler.hooks.watchClose.tap('CodeChecks', () => this.running?.stop());
    compiler.hooks.thisCompilation.tap('CodeChecks', (compilation) => {
      compilation.hooks.afterSeal.tap('CodeChecks', () => {
        const { WebpackError } = compiler.webpack;
        compilation.warnings.push(...this.findings.map((finding) => new WebpackError(finding)));
        // webpack does not compile the server, but its mistakes belong here, too.
        compilation.contextDependencies.add(path.resolve('server'));
      });
    });
    compiler.hooks.done.tap('CodeChecks', () => {
      if (this.isReporting) this.isReporting = false;
      else void this.check(compiler);
    });
  }

  private async check(compiler: webpack.Compiler): Promise<void> {
    const findings: string[] = [];
    for (const [name, command] of Object.entries(checks)) {
      this.running = runCheck(command);
      const finding = await this.running.finding;
      // Another edit came in between.
      if (finding === undefined) return;
      if (finding) findings.push(`${name}:\n${finding}`);
    }
    if (findings.length === 0) return;
    this.findings = findings;
    this.isReporting = true;
    compiler.watching?.invalidate();
  }
}
