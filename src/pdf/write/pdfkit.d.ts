/** The parts of pdfkit 0.20.2 that the writer uses; its published types know neither tags nor PDF/UA. */
declare module 'pdfkit' {
  export interface StructureElement {
    readonly dictionary: Reference;
    add(child: StructureElement | StructureContent): this;
    end(): void;
  }

  export interface StructureContent {
    readonly refs: readonly unknown[];
  }

  export interface StructureOptions {
    readonly alt?: string;
    /** Left, top, right, bottom in page coordinates. */
    readonly bbox?: readonly [number, number, number, number];
    readonly scope?: 'Column' | 'Row';
  }

  export interface Reference {
    buffer: Uint8Array[];
    readonly data: Record<string, unknown>;
    finalize(): void;
  }

  export interface Outline {
    addItem(
      title: string,
      options: { pageNumber: number; top: number; left: number; fit: false; expanded: boolean },
    ): Outline;
  }

  export interface DocumentOptions {
    readonly size: readonly [number, number];
    readonly margin: number;
    readonly font: null;
    readonly autoFirstPage: false;
    readonly compress: boolean;
    readonly pdfVersion: '1.7';
    readonly subset: 'PDF/UA';
    readonly tagged: true;
    readonly lang: string;
    readonly displayTitle: true;
    readonly info: Readonly<Record<string, string | Date>>;
  }

  export default class PDFDocument {
    constructor(options: DocumentOptions);
    readonly outline: Outline;
    addPage(): this;
    registerFont(name: string, file: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(width: number): this;
    dash(length: number, options: { space: number }): this;
    text(
      text: string,
      x: number,
      y: number,
      options: { lineBreak: false; baseline: 'alphabetic'; textWidth: number; wordCount: number },
    ): this;
    rect(x: number, y: number, width: number, height: number): this;
    image(
      file: Uint8Array,
      x: number,
      y: number,
      options: { width: number; height: number; ignoreOrientation: true },
    ): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    path(data: string): this;
    fill(): this;
    stroke(): this;
    fillAndStroke(): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options: { structParent: StructureElement; Contents: unknown },
    ): this;
    struct(role: string, options?: StructureOptions): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: string, options: { type?: 'Pagination' | 'Layout'; actual?: string }): this;
    markStructureContent(role: string): StructureContent;
    endMarkedContent(): this;
    appendXML(xml: string): void;
    ref(data?: Record<string, unknown>): Reference;
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    end(): void;
  }
}
