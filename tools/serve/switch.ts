/** A server that can be stopped, and restarted on the same port. */
export class Switch<Running extends { close(): Promise<void> }> {
  private constructor(
    private readonly open: (again?: Running) => Promise<Running>,
    /** The running server, or the last one that ran. */
    public running: Running,
    private isOn = true,
  ) {}

  /** `open` gets the previous server, so that it can use the same port. */
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
