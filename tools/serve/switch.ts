/** A server that can be stopped, and started again where it was. */
export class Switch<Running extends { close(): Promise<void> }> {
  private constructor(
    private readonly open: (again?: Running) => Promise<Running>,
    /** What runs, or ran last. */
    public running: Running,
    private isOn = true,
  ) {}

  /** `open` gets what ran before, so that it can take the same port. */
  static async on<Running extends { close(): Promise<void> }>(open: (again?: Running) => Promise<Running>) {
    return new Switch(open, await open());
  }

  async on(): Promise<void> {
    if (this.isOn) return;
    this.running = await this.open(this.running);
    this.isOn = true;
  }

  async off(): Promise<void> {
    if (!this.isOn) return;
    this.isOn = false;
    await this.running.close();
  }
}
