declare module 'virtual:face-models' {
  type FaceModelFile = { address: string; bytes: number }
  const files: Record<'detector' | 'mesh' | 'geometry' | 'kernels', FaceModelFile>
  export default files
}
